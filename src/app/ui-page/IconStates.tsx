import { useBrand } from '../../platform/brand';
import { BrandMark } from '../../ui/BrandMark';
import * as icons from '../../ui/Icons';
import { Row, State } from './State';

export function IconStates() {
  const { name, mark } = useBrand();
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
      <State name="Mark and name of the brand">
        <BrandMark name={name} mark={mark} />
        <BrandMark name={name} mark={mark} markOnly />
      </State>
    </>
  );
}
