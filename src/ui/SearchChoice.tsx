import './search-choice.css';
import type { ReactNode } from 'react';
import { Field, useFieldIds } from './Field';
import { SearchIcon } from './SubjectIcons';
import { RadioGroup, type RadioOption } from './RadioGroup';
import { Spinner } from './Spinner';

export interface SearchChoiceProps {
  /** Label of the search field. */
  label: string;
  name: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Names the list of results; read, not shown. */
  resultsLabel: string;
  results: readonly RadioOption[];
  /** Value of the chosen result. */
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** A search is under way. */
  loading?: boolean;
  /** What the search came to: 'Loading...', 'No results', the error, or how many were found. Announced. */
  message?: ReactNode;
  /** The message is an error. */
  failed?: boolean;
  /** Below the list: a pager. */
  children?: ReactNode;
}

/**
 * A search with results to choose one from (see docs/product/4-states.md#add-client-modal). The results are radio
 * buttons: arrow keys, one tab stop, and the choice stays visible; no combo box that closes over what one wanted to
 * read.
 */
export function SearchChoice({
  label,
  name,
  query,
  onQueryChange,
  resultsLabel,
  results,
  chosen,
  onChoose,
  loading,
  message,
  failed,
  children,
}: SearchChoiceProps) {
  const ids = useFieldIds(undefined, name);
  return (
    <div className="ui-search">
      <Field ids={ids} label={label}>
        <div className="ui-search__box">
          <SearchIcon />
          <input
            className="ui-input"
            type="search"
            id={ids.field}
            name={name}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => onQueryChange(event.target.value)}
          />
          {loading && <Spinner />}
        </div>
      </Field>
      <div className="ui-search__message" role="status" data-failed={failed || undefined}>
        {message}
      </div>
      {results.length > 0 && (
        <RadioGroup
          legend={resultsLabel}
          legendHidden
          look="cards"
          name={`${name}-result`}
          options={results}
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
      {children}
    </div>
  );
}
