import { Button } from '../../ui/Button';
import { ArrowRightIcon, SignOutIcon } from '../../ui/Icons';
import { LinkButton } from '../../ui/LinkButton';
import { TextLink } from '../../ui/TextLink';
import { Row, State } from './State';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const nothing = () => undefined;

export function ButtonStates() {
  return (
    <>
      <State name="Button">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              Save {variant}
            </Button>
          ))}
        </Row>
      </State>
      <State name="Button, busy">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} busy>
              Save {variant}
            </Button>
          ))}
        </Row>
      </State>
      <State name="Button, disabled">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              Save {variant}
            </Button>
          ))}
        </Row>
      </State>
      <State name="Button, wide, with icon, compact">
        <Button variant="primary" wide iconAfter={<ArrowRightIcon />}>
          Go on
        </Button>
        <Button wide icon={<SignOutIcon />}>
          Sign out of all devices and every other place
        </Button>
        <Row>
          <Button compact>Revoke</Button>
          <Button compact variant="quiet">
            Edit
          </Button>
          <Button compact variant="danger">
            Delete
          </Button>
        </Row>
      </State>
      <State name="Link with the weight of a button">
        <LinkButton to="?show=buttons">Continue</LinkButton>
        <LinkButton href="/auth/__ui" variant="secondary">
          Back to start
        </LinkButton>
        <LinkButton to="?show=fields" variant="quiet">
          Not now
        </LinkButton>
      </State>
      <State name="Links">
        <p>
          Words around <TextLink to="?show=fields">a link to a route</TextLink>, and around{' '}
          <TextLink onClick={nothing}>an action</TextLink>.
        </p>
        <p>
          <TextLink href="/auth/__ui?show=icons" newTab>
            Privacy Policy
          </TextLink>
        </p>
        <p>
          <TextLink to="?show=choices" quiet>
            A quiet link
          </TextLink>
        </p>
        <p>
          <TextLink onClick={nothing} disabled>
            An action that is not possible now
          </TextLink>
        </p>
      </State>
    </>
  );
}
