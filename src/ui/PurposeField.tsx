import { RadioGroup } from './RadioGroup';

interface PurposeFieldProps {
  legend: string;
  personal: string;
  business: string;
  isPersonal: boolean;
  onChange: (isPersonal: boolean) => void;
}

/** A choice between personal and business use of a contact (see docs/product/3-entities.md#contact-method). */
export function PurposeField({ legend, personal, business, isPersonal, onChange }: PurposeFieldProps) {
  return (
    <RadioGroup
      legend={legend}
      name="contact-purpose"
      value={isPersonal ? 'personal' : 'business'}
      options={[
        { value: 'personal', label: personal },
        { value: 'business', label: business },
      ]}
      onChange={(event) => onChange(event.target.value === 'personal')}
    />
  );
}
