import { useState } from 'react';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { KeyIcon } from '../../ui/Icons';
import { LanguagePicker } from '../../ui/LanguagePicker';
import { LinkCards } from '../../ui/LinkCards';
import { RadioGroup } from '../../ui/RadioGroup';
import { TextLink } from '../../ui/TextLink';
import { State } from './State';

const methods = [
  { value: 'sms', label: 'Text message', hint: 'To the number that ends in 42' },
  { value: 'email', label: 'Email', hint: 'To a***@example.com' },
  { value: 'totp', label: 'Authenticator app' },
  { value: 'passkey', label: 'Passkey', hint: 'This browser has none', disabled: true },
];
const languages = [
  { code: 'en-US', name: 'English (United States)' },
  { code: 'de-DE', name: 'Deutsch (Deutschland)' },
  { code: 'ja-JP', name: '日本語' },
];

export function ChoiceStates() {
  const [language, setLanguage] = useState('en-US');
  return (
    <>
      <State name="Checkbox">
        <Checkbox name="keep" label="This is my own device" hint="We ask for a code less often." />
        <Checkbox
          name="terms"
          label={
            <>
              I agree to the <TextLink to="?show=choices">Terms of Service</TextLink>.
            </>
          }
          error="Terms must be accepted"
        />
        <Checkbox name="done" label="Ticked" defaultChecked />
        <Checkbox name="cannot" label="Cannot be chosen" disabled />
      </State>
      <State name="Radio buttons">
        <RadioGroup
          name="purpose"
          legend="What is this address for?"
          options={[
            { value: 'personal', label: 'Personal' },
            { value: 'business', label: 'Business' },
          ]}
          defaultValue="personal"
        />
        <RadioGroup
          name="purpose-wrong"
          legend="What is this number for?"
          options={[
            { value: 'personal', label: 'Personal' },
            { value: 'business', label: 'Business' },
          ]}
          error="Please choose one"
        />
      </State>
      <State name="Radio buttons as cards">
        <RadioGroup
          name="method"
          look="cards"
          legend="How shall we reach you?"
          options={methods}
          defaultValue="email"
        />
      </State>
      <State name="Places to go as cards">
        <LinkCards
          cards={[
            {
              key: 'payroll',
              title: 'Payroll',
              text: 'Pay slips, taxes and direct deposit.',
              target: { to: '?show=choices' },
            },
            {
              key: 'key',
              title: 'I already have an account',
              text: 'Log in and link it.',
              icon: <KeyIcon />,
              target: { to: '?show=choices' },
            },
          ]}
        />
      </State>
      <State name="Language picker">
        <LanguagePicker languages={languages} value={language} onChange={setLanguage} />
      </State>
      <State name="Card inside a page">
        <Card look="plain">
          <p>A client of the list</p>
        </Card>
      </State>
    </>
  );
}
