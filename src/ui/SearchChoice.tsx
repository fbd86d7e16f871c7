import './search-choice.css';
import type { ReactNode } from 'react';
import { Field, useFieldIds } from './Field';
import { SearchIcon } from './IconsOfScreens';
import { RadioGroup, type RadioOption } from './RadioGroup';
import { Spinner } from './Spinner';

export interface SearchChoiceProps {
  label: string;
  name: string;
  query: string;
  onQueryChange: (query: string) => void;
  resultsLabel: string;
  results: readonly RadioOption[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
  loading?: boolean;
  message?: ReactNode;
  failed?: boolean;
  maxLength: number;
}

/**
 * A search with results to choose one from. The results are radio buttons: one tab stop, arrow keys, and the choice
 * stays visible. A combo box would close over the results.
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
  maxLength,
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
            maxLength={maxLength}
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
          className="ui-unfold"
          name={`${name}-result`}
          options={results}
          value={chosen ?? ''}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
    </div>
  );
}
