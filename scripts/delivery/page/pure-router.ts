import type { Plugin } from 'vite';

/**
 * Lets the bundler drop the parts of react-router that the app does not use: forms, data routes, prefetching. They take
 * 6 KB of the sign-in after gzip. The bundler keeps them by default, because the library creates its components with
 * calls and assignments, and the bundler cannot know that these have no side effect.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      // Every line stays where it is, so the source map stays true.
      handler: (code) => ({ code: withoutSideEffects(code), map: null }),
    },
  };
}

/**
 * Rewrites the top-level statements of a module that keep an unused component. Calls of `createContext`, `forwardRef`
 * and `memo` become pure, the context of a class moves into the class, and the names for React's developer tools go.
 */
export function withoutSideEffects(code: string): string {
  return code
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^\w+\.displayName = "[^"\n]*";$/gm, '')
    .replace(
      /^(var (\w+) = class extends React\d*\.Component \{)(?=[^]*^\2\.contextType = (\w+);$)/gm,
      '$1 static contextType = $3;',
    )
    .replace(/^\w+\.contextType = \w+;$/gm, '');
}
