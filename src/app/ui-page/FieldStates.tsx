import { useState } from 'react';
import { CodeField } from '../../ui/CodeField';
import { DateField } from '../../ui/DateField';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { Form } from '../../ui/Form';
import { HiddenUsername } from '../../ui/HiddenUsername';
import { PasswordField } from '../../ui/PasswordField';
import { PasswordRequirements } from '../../ui/PasswordRequirements';
import { SelectField } from '../../ui/SelectField';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { Tooltip } from '../../ui/Tooltip';
import { State } from './State';

const regions = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
];

export function FieldStates() {
  return (
    <>
      <State name="Text field">
        <TextField label="Email" name="email" type="email" autoComplete="email" />
        <TextField
          label="Work email"
          name="work-email"
          type="email"
          autoComplete="email"
          hint="The address that your company gave you."
          defaultValue="ann@example.com"
        />
        <TextField label="Middle name" name="middle" autoComplete="additional-name" optional />
      </State>
      <State name="Text field, wrong and not to be changed">
        <TextField
          label="Email"
          name="wrong-email"
          type="email"
          autoComplete="email"
          defaultValue="ann@example"
          error="A valid email address is required"
        />
        <TextField
          label="Email"
          name="read-only"
          autoComplete="email"
          value="ann@example.com"
          readOnly
          hint="Your employer manages this address."
        />
        <TextField label="Email" name="disabled" autoComplete="email" defaultValue="ann@example.com" disabled />
      </State>
      <State name="Text field, with help at the end of its label">
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          aside={
            <Tooltip label="About secure information">
              Your data travels encrypted. Look for the lock in the address bar.
            </Tooltip>
          }
        />
        <TextArea label="Reason" name="reason" hint="It is written into the log." />
        <TextArea label="Reason" name="reason-wrong" error="Required Field" />
      </State>
      <State name="Password">
        <HiddenUsername value="ann" name="kit-username" />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          aside={<TextLink to="?show=fields">Forgot password?</TextLink>}
          defaultValue="Sunny-Day-7"
        />
        <PasswordField
          label="Password"
          name="wrong-password"
          autoComplete="current-password"
          error="The username or password is not right. Please try again."
        />
      </State>
      <NewPassword />
      <State name="One-time code">
        <CodeField label="Code" name="code" hint="We sent 6 digits to a***@example.com." />
        <CodeField
          label="Code"
          name="wrong-code"
          defaultValue="123456"
          error="That code is not right. Please check it and try again."
        />
      </State>
      <State name="Date of birth, by locale">
        <DateField legend="Date of birth" name="dob-us" isBirthDate onChange={ignore} locale="en-US" />
        <DateField
          legend="Geburtsdatum"
          name="dob-de"
          onChange={ignore}
          locale="de-DE"
          error="Bitte geben Sie ein Datum ein, das es gibt."
        />
        <DateField legend="生年月日" name="dob-ja" onChange={ignore} locale="ja-JP" disabled />
      </State>
      <State name="Select">
        <SelectField label="Region" name="region" options={regions} defaultValue="CA" />
        <SelectField
          label="Region"
          name="region-empty"
          options={regions}
          placeholder="Choose a region"
          error="This field is required"
        />
        <SelectField label="Region" name="region-disabled" options={regions} disabled hint="Choose a language first." />
        <SelectField
          label="Country code"
          name="country-code"
          options={[{ value: 'US', label: 'United States (+1)' }]}
          short="US +1"
        />
      </State>
      <Summary />
    </>
  );
}

function NewPassword() {
  const [value, setValue] = useState('sunny');
  const requirements = [
    { id: 'length', label: '8 to 72 characters', isMet: value.length >= 8 && value.length <= 72 },
    { id: 'lower', label: 'A lowercase letter', isMet: /\p{Ll}/u.test(value) },
    { id: 'upper', label: 'An uppercase letter', isMet: /\p{Lu}/u.test(value) },
    { id: 'digit', label: 'A digit', isMet: /\d/.test(value) },
  ];
  return (
    <State name="New password">
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        aria-describedby="new-password-rules"
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <PasswordRequirements id="new-password-rules" requirements={requirements} />
    </State>
  );
}

function Summary() {
  const [count, setCount] = useState(0);
  const errors =
    count === 0
      ? []
      : [
          { fieldId: 'first', message: 'Please enter your first name' },
          { fieldId: 'dob', message: 'Please enter your date of birth' },
        ];
  return (
    <State name="Error summary, after a failed submit">
      <Form
        aria-label="Personal information"
        onSubmit={(event) => {
          event.preventDefault();
          setCount(count + 1);
        }}
      >
        <ErrorSummary errors={errors} announceKey={count} />
        <TextField label="First name" name="first" autoComplete="given-name" error={errors[0]?.message} />
        <DateField legend="Date of birth" name="dob" isBirthDate onChange={ignore} error={errors[1]?.message} />
        <button className="ui-button ui-button--primary">Submit</button>
      </Form>
    </State>
  );
}

function ignore() {
  // The living page discards all input.
}
