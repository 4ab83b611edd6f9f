export const summary = {
  title: 'Your appointment',
  date: 'Date',
  time: 'Time',
  service: 'Service',
  price: 'Price',
  style: 'Style',
  duration: 'Duration',
  childName: 'For',
  code: 'Code',
  where: 'Where',
  hair: 'Her hair',
  map: ({ address }: { address: string }) => `${address}, on a map`,
  child: ({ childName, age }: { childName: string; age: number }) => `${childName}, ${age} years old`,
  close: 'Close',
};

export const calendarFile = {
  button: 'Add to calendar',
  loading: 'Getting the calendar file...',
  failed: 'We could not get the calendar file. Please try again.',
  fileName: 'appointment.ics',
};
