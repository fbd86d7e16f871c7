import { type ReactNode, useState } from 'react';
import { useBrand, useBrandName } from '../../platform/brand';
import { AuthLayout } from '../../ui/AuthLayout';
import { Avatar } from '../../ui/Avatar';
import { Banner } from '../../ui/Banner';
import { Button, SubmitButton } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { CodeField } from '../../ui/CodeField';
import { Countdown } from '../../ui/Countdown';
import { Footer } from '../../ui/Footer';
import { Form } from '../../ui/Form';
import { ArrowLeftIcon, SignOutIcon } from '../../ui/Icons';
import { LanguagePicker } from '../../ui/LanguagePicker';
import { LinkButton } from '../../ui/LinkButton';
import { PasswordField } from '../../ui/PasswordField';
import { ResultPage } from '../../ui/ResultPage';
import { RouteTabs } from '../../ui/RouteTabs';
import { SelectField } from '../../ui/SelectField';
import { SettingsLayout } from '../../ui/SettingsLayout';
import { StepHeading } from '../../ui/StepHeading';
import { StepIndicator } from '../../ui/StepIndicator';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';

function Frame({ children }: { children: ReactNode }) {
  return (
    <AuthLayout
      brand={useBrand()}
      languagePicker={
        <LanguagePicker
          languages={[{ code: 'en-US', name: 'English (United States)' }]}
          value="en-US"
          onChange={ignore}
        />
      }
      footer={<SampleFooter />}
    >
      {children}
    </AuthLayout>
  );
}

function SampleFooter() {
  const name = useBrandName();
  const links = ['Privacy Policy', 'Terms of Service', 'Supported browsers'].map((label, index) => ({
    label,
    href: `/auth/legal?${index}`,
  }));
  return (
    <Footer
      label="Legal"
      links={links}
      copyright={`Copyright © 2000-${new Date().getFullYear()} ${name}. All rights reserved.`}
    />
  );
}

export function SignInSample({ hasError }: { hasError: boolean }) {
  const [until] = useState(() => Date.now() + 272_000);
  return (
    <Frame>
      <Card>
        <StepHeading focus="never">Log in</StepHeading>
        {hasError && (
          <Banner tone="error">
            There were too many attempts. <Countdown until={until} />
          </Banner>
        )}
        <Form onSubmit={(event) => event.preventDefault()}>
          <TextField
            label="Username"
            name="username"
            autoComplete="username"
            defaultValue="ann"
            error={hasError ? 'The username or password is not right.' : undefined}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            defaultValue="Sunny-Day-7"
            aside={<TextLink to="?show=fields">Forgot password?</TextLink>}
          />
          <SubmitButton busy={hasError}>Log in</SubmitButton>
        </Form>
      </Card>
    </Frame>
  );
}

export function StepSample() {
  return (
    <Frame>
      <Card>
        <StepIndicator step={2} total={3} />
        <StepHeading subtitle="We sent a code to ann@example.com. It works for 15 minutes.">
          Verify your email
        </StepHeading>
        <Form onSubmit={(event) => event.preventDefault()}>
          <CodeField label="Code" name="code" />
          <SubmitButton>Continue</SubmitButton>
          <Button wide variant="quiet">
            Back to personal info
          </Button>
        </Form>
      </Card>
    </Frame>
  );
}

export function ResultSample() {
  return (
    <Frame>
      <ResultPage
        status="error"
        title="404: Page Not Found"
        traceId="7f3c1f0e-52b8-4a57-9a4e-2f4be1f0c9d1"
        action={
          <LinkButton to="?show=sign-in" wide>
            Back to sign in
          </LinkButton>
        }
      >
        <p>Sorry, the requested page could not be found. It may have been deleted or moved.</p>
      </ResultPage>
    </Frame>
  );
}

export function SettingsSample() {
  const tabs = ['Switch companies', 'Contact info', 'Change password', 'Localization', 'Devices'].map(
    (label, index) => ({
      label,
      to: `?show=settings&tab=${index}`,
    }),
  );
  return (
    <SettingsLayout
      title="Account settings"
      back={
        <TextLink to="?show=buttons" quiet icon={<ArrowLeftIcon />}>
          Back
        </TextLink>
      }
      person={
        <>
          <Avatar names={['Ann', 'Archer']} />
          Ann
        </>
      }
      actions={
        <Button compact variant="quiet" icon={<SignOutIcon />}>
          Sign out
        </Button>
      }
      footer={<SampleFooter />}
    >
      <RouteTabs label="Settings" tabs={tabs} current="?show=settings&tab=3">
        <Form onSubmit={(event) => event.preventDefault()}>
          <SelectField
            label="Language"
            name="language"
            options={[{ value: 'en-US', label: 'English (United States)' }]}
          />
          <SelectField label="Region" name="region" options={[{ value: 'US', label: 'United States' }]} />
          <SelectField
            label="Time zone"
            name="zone"
            options={[{ value: 'ny', label: '(UTC-05:00) Eastern Time (US and Canada)' }]}
          />
          <div>
            <Button type="submit" variant="primary">
              Save
            </Button>
          </div>
        </Form>
      </RouteTabs>
    </SettingsLayout>
  );
}

function ignore() {
  // The living page discards all input.
}
