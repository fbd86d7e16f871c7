import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutSideEffects } from './pure-router';

describe('the side effects of a module', () => {
  it('are removed where they keep an unused component', () => {
    const code = `var Link = React10.forwardRef(
  function (props) { return 'a.displayName = "b";'; }
);
Link.displayName = "Link";
var Boundary = class extends React2.Component {
  render() {}
};
Boundary.contextType = RouteContext;
start();`;
    expect(withoutSideEffects(code)).toBe(`var Link = /* @__PURE__ */ React10.forwardRef(
  function (props) { return 'a.displayName = "b";'; }
);

var Boundary = class extends React2.Component { static contextType = RouteContext;
  render() {}
};

start();`);
  });

  it('are found in the installed router: a new version may write them in another way', () => {
    const folder = 'node_modules/react-router/dist/development';
    const code = readdirSync(folder)
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => withoutSideEffects(readFileSync(`${folder}/${name}`, 'utf8')))
      .join('\n');
    expect(code).toContain('var Link = /* @__PURE__ */ React');
    expect(code.match(/^\w+\.(?:displayName|contextType) = .*/gm) ?? []).toEqual([]);
    expect(code.match(/^(?:var|let|const) \w+ = \w+\.(?:createContext|forwardRef|memo)\(.*/gm) ?? []).toEqual([]);
  });
});
