import './ui-page.css';
import { type ReactNode, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { applyBrand } from '../../platform/brand';
import { getConfig } from '../../platform/config';
import { TextLink } from '../../ui/TextLink';
import { ButtonStates } from './ButtonStates';
import { ChoiceStates } from './ChoiceStates';
import { DataStates } from './DataStates';
import { FieldStates } from './FieldStates';
import { IconStates } from './IconStates';
import { MessageStates } from './MessageStates';
import { OverlayStates } from './OverlayStates';
import { ResultSample, SettingsSample, SignInSample, StepSample } from './PageSamples';
import { WaitStates } from './WaitStates';

const groups = {
  buttons: ['Buttons and links', <ButtonStates key="" />],
  fields: ['Fields', <FieldStates key="" />],
  choices: ['Choices', <ChoiceStates key="" />],
  messages: ['Messages', <MessageStates key="" />],
  waits: ['Waiting', <WaitStates key="" />],
  overlays: ['Dialogs, toasts, tips', <OverlayStates key="" />],
  data: ['Tables, tabs, search', <DataStates key="" />],
  icons: ['Icons and marks', <IconStates key="" />],
} as const satisfies Record<string, readonly [string, ReactNode]>;

const looks: readonly Readonly<Record<string, string>>[] = [
  { brand: 'default' },
  { brand: 'rebrand' },
  { theme: 'light' },
  { theme: 'dark' },
];

const pages = {
  'sign-in': SignInSample,
  'sign-in-error': SignInSample,
  step: StepSample,
  result: ResultSample,
  settings: SettingsSample,
} as const;

/**
 * The living page of the kit, for example `/auth/__ui?show=fields&brand=rebrand&theme=dark`. No delivered build
 * includes it. Developers look at it, and tests/e2e/ui-kit*.spec.ts checks it.
 */
export default function UiPage() {
  const [query] = useSearchParams();
  const show = query.get('show') ?? 'buttons';
  const brand = query.get('brand') ?? 'default';
  const isKnown = Object.hasOwn(getConfig().brandSettings, brand);
  useLayoutEffect(() => applyBrand(isKnown ? brand : 'default'), [brand, isKnown]);
  const asked = query.get('theme');
  const theme = asked === 'light' || asked === 'dark' ? asked : undefined;
  // Sets the theme on the root element, where the system scheme applies too. For older browsers the build replaces
  // light-dark() with rules on the root element.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (theme !== undefined) dataset.theme = theme;
    return () => {
      delete dataset.theme;
    };
  }, [theme]);
  return (
    <div className="ui-page" data-brand={brand} data-theme={theme}>
      {show in pages ? <Page show={show} /> : <Groups show={show} query={query} />}
    </div>
  );
}

function Page({ show }: { show: string }) {
  const name = Object.keys(pages).find((one): one is keyof typeof pages => one === show) ?? 'sign-in';
  const Sample = pages[name];
  return <Sample hasError={show === 'sign-in-error'} />;
}

function Groups({ show, query }: { show: string; query: URLSearchParams }) {
  const chosen = Object.entries(groups).find(([key]) => key === show)?.[1] ?? groups.buttons;
  return (
    <div className="ui-page__frame">
      <header className="ui-page__head">
        <h1>The kit: {chosen[0]}</h1>
        <nav aria-label="Groups">
          {[...Object.keys(groups), ...Object.keys(pages)].map((key) => (
            <TextLink key={key} to={linkTo(query, { show: key })}>
              {key}
            </TextLink>
          ))}
        </nav>
        <nav aria-label="Brand and theme">
          {looks.map((change) => (
            <TextLink key={Object.values(change).join()} to={linkTo(query, change)} quiet>
              {Object.entries(change).flat().join(': ')}
            </TextLink>
          ))}
        </nav>
      </header>
      <main className="ui-page__main">{chosen[1]}</main>
    </div>
  );
}

function linkTo(query: URLSearchParams, change: Readonly<Record<string, string>>): string {
  return `?${new URLSearchParams({ ...Object.fromEntries(query), ...change })}`;
}
