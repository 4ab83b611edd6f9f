import type { components, operations, paths } from './schema.gen.ts';

export type { components, operations, paths };
export { statusOfCode } from './schema.gen.ts';

type Schemas = components['schemas'];

export type Account = Schemas['Account'];
export type AccountDeleted = Schemas['AccountDeleted'];
export type AccountExport = Schemas['AccountExport'];
export type AccountWrite = Schemas['AccountWrite'];
export type AvailabilityAdd = Schemas['AvailabilityAdd'];
export type AvailabilityAdded = Schemas['AvailabilityAdded'];
export type AvailabilityResult = Schemas['AvailabilityResult'];
export type AvailableTime = Schemas['AvailableTime'];
export type Bill = Schemas['Bill'];
export type BookedService = Schemas['BookedService'];
export type Booking = Schemas['Booking'];
export type BookingChange = Schemas['BookingChange'];
export type BookingCreate = Schemas['BookingCreate'];
export type BookingState = Schemas['BookingState'];
export type Business = Schemas['Business'];
export type CalendarFeed = Schemas['CalendarFeed'];
export type CancelledBy = Schemas['CancelledBy'];
export type Child = Schemas['Child'];
export type ChildOfFamily = Schemas['ChildOfFamily'];
export type ChildWrite = Schemas['ChildWrite'];
export type Closure = Schemas['Closure'];
export type ClosureChoice = Schemas['ClosureChoice'];
export type ClosureCreate = Schemas['ClosureCreate'];
export type ClosurePreview = Schemas['ClosurePreview'];
export type ClosureSpan = Schemas['ClosureSpan'];
export type ClosureTexts = Schemas['ClosureTexts'];
export type ContactMessage = Schemas['ContactMessage'];
export type Credentials = Schemas['Credentials'];
export type DayTimeMapping = Schemas['DayTimeMapping'];
export type DepositStatus = Schemas['DepositStatus'];
export type FieldError = Schemas['FieldError'];
export type MonthReport = Schemas['MonthReport'];
export type NewPassword = Schemas['NewPassword'];
export type Notifications = Schemas['Notifications'];
export type OpeningHours = Schemas['OpeningHours'];
export type BackupStatus = Schemas['BackupStatus'];
export type OptionGroup = Schemas['OptionGroup'];
export type OptionGroupWrite = Schemas['OptionGroupWrite'];
export type OutboxMessage = Schemas['OutboxMessage'];
export type PaymentStatus = Schemas['PaymentStatus'];
export type PhotoConsent = Schemas['PhotoConsent'];
export type Problem = Schemas['Problem'];
export type ProblemCode = Schemas['ProblemCode'];
export type RegisteredUser = Schemas['RegisteredUser'];
export type Registration = Schemas['Registration'];
export type Reschedule = Schemas['Reschedule'];
export type Review = Schemas['Review'];
export type ReviewWrite = Schemas['ReviewWrite'];
export type Role = Schemas['Role'];
export type ServiceType = Schemas['ServiceType'];
export type ServiceTypeWrite = Schemas['ServiceTypeWrite'];
export type StyleOption = Schemas['StyleOption'];
export type StyleOptionGroup = Schemas['StyleOptionGroup'];
export type UnavailableTime = Schemas['UnavailableTime'];
export type Session = Schemas['Session'];
export type SessionUser = Schemas['SessionUser'];
export type SocialLink = Schemas['SocialLink'];
export type Style = Schemas['Style'];
export type StyleForm = Schemas['StyleForm'];
export type User = Schemas['User'];
export type ValidationProblem = Schemas['ValidationProblem'];
/** Three numbers; openapi-fetch would make a list of a tuple. */
export type YearMonthDay = Schemas['YearMonthDay'];

export type OperationId = keyof operations;

/** The JSON body of an operation's success; never where the answer is not JSON. */
export type ResponseBody<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Answer } } };
}
  ? Answer
  : never;

/** The JSON body of an operation's request; never where it has none. */
export type RequestBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** The multipart form of an operation; never where it has none. */
export type RequestForm<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'multipart/form-data': infer Form } };
}
  ? Form
  : never;

/** The path parameters of an operation; never where it has none. */
export type PathParams<Id extends OperationId> = operations[Id] extends { parameters: { path: infer Path } }
  ? Path
  : never;

export type JsonOperationId = {
  [Id in OperationId]: [ResponseBody<Id>] extends [never] ? never : Id;
}[OperationId];
export type VisitWrite = Schemas['VisitWrite'];
