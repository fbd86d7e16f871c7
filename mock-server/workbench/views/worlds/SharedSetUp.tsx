import { useState } from 'react';
import { Button } from '../../../../src/ui/Button';
import { TextField } from '../../../../src/ui/TextField';
import { done, unwrap } from '../../../client/unwrap';
import { control, send } from '../../data/control';
import { go, pagePath } from '../../data/page';
import { useAct } from '../../parts/Acting';
import { copyText } from '../../parts/copy-text';
import { readSharedLink, type SharedSetUp as SetUp } from './shared-link';

/** Copies the link of this world. Lists what a received link does, before the user lets it. */
export function SharedSetUp() {
  const actions = useAct();
  const [link, setLink] = useState(location.hash.startsWith('#set=') ? location.href : '');
  const setUp = readSharedLink(link);

  async function share() {
    const query = { as: 'link', path: pagePath() } as const;
    await copyText(actions, await unwrap(control.GET('/__mock/copy', { params: { query }, parseAs: 'text' })));
  }

  return (
    <div className="wb-form wb-form--column">
      <div className="wb-buttons">
        <Button onClick={() => actions.act(share, 'It is copied.')}>Copy the link of this world</Button>
      </div>
      <TextField
        label="Link from someone else"
        hint="It works whatever machine it comes from: only its calls count."
        type="url"
        autoComplete="off"
        value={link}
        onChange={(event) => setLink(event.target.value)}
        {...(link !== '' && !setUp && { error: 'This link cannot be read: ask for it again.' })}
      />
      {setUp && (
        <>
          <p>This link sets up the world in this way:</p>
          <ol className="wb-steps">
            {setUp.calls.map(({ method, url, body }, index) => (
              <li key={index}>
                <code translate="no">
                  {method} {url}
                  {body !== undefined && ` ${JSON.stringify(body)}`}
                </code>
              </li>
            ))}
          </ol>
          <Button variant="primary" onClick={() => actions.act(() => follow(setUp), 'It is set up.')}>
            Set it up and go
          </Button>
        </>
      )}
    </div>
  );
}

/** Resets this world first, then repeats the calls of the link and opens its page. */
async function follow({ calls, path }: SetUp): Promise<void> {
  await unwrap(control.POST('/__mock/reset', { body: {} }));
  for (const call of calls) await done(send(call));
  go(path);
}
