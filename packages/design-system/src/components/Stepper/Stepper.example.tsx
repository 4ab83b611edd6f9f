import { Stepper } from '@plaitful/design-system/Stepper';

export function StepperExample() {
  return (
    <Stepper
      label="Steps of your booking"
      orientation="horizontal"
      surface="page"
      steps={[
        { key: 'time', name: 'Time', label: 'Step 1 of 3, Time, done', state: 'done' },
        { key: 'child', name: 'Your child', label: 'Step 2 of 3, Your child', state: 'current' },
        { key: 'deposit', name: 'Deposit', label: 'Step 3 of 3, Deposit', state: 'ahead' },
      ]}
    />
  );
}
