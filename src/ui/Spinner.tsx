import './button.css';
import { icon } from './Icons';

/** A turning ring in the colour of the text. Decoration only: the caller says in a text what is in progress. */
export const Spinner = icon(
  <g strokeWidth="2.2">
    <circle cx="10" cy="10" r="7.5" opacity="0.25" />
    <path d="M17.5 10A7.5 7.5 0 0 0 10 2.5" />
  </g>,
  'ui-spinner',
);
