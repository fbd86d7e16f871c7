import { BrandMark } from '../../ui/BrandMark';
import * as icons from '../../ui/Icons';
import { Row, State } from './State';

export function IconStates() {
  return (
    <>
      <State name="Icons, 16, 20 and 32" wide>
        {([16, 20, 32] as const).map((size) => (
          <Row key={size}>
            {Object.entries(icons).map(([name, Icon]) => (
              <Icon key={name} size={size} />
            ))}
          </Row>
        ))}
      </State>
      <State name="Mark of the default brand">
        <BrandMark brand="default" name="Harborline" />
        <BrandMark brand="default" name="Harborline" markOnly />
      </State>
      <State name="Mark of the rebrand">
        <div data-brand="rebrand">
          <BrandMark brand="rebrand" name="Juniper" />
        </div>
      </State>
    </>
  );
}
