import { RadioGroup, type RadioGroupProps } from './RadioGroup';

interface PurposeFieldProps extends Omit<RadioGroupProps, 'options'> {
  personal: string;
  business: string;
}

export function PurposeField({ personal, business, ...group }: PurposeFieldProps) {
  return (
    <RadioGroup
      {...group}
      look="row"
      options={[
        { value: 'personal', label: personal },
        { value: 'business', label: business },
      ]}
    />
  );
}
