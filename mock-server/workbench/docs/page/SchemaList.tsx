import type { SchemaNode } from '../contract/schema-tree';
import { Marked } from '../../parts/Marked';

/** The fields of a value with their types, required marks and limits, each with the fields in it. */
export function SchemaList({ nodes, isChoice = false }: { nodes: readonly SchemaNode[]; isChoice?: boolean }) {
  return (
    <>
      {isChoice && <p className="wb-about">One of these forms:</p>}
      <ul className="wb-schema">
        {nodes.map((node, at) => (
          <li key={node.name ?? at}>
            <SchemaEntry node={node} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a whole body holds. An object shows its fields at once. */
export function SchemaOf({ node }: { node: SchemaNode }) {
  const isPlain = node.children.length === 0;
  return (
    <div className="wb-schema-of">
      {(isPlain || node.type !== 'object' || node.description !== '') && (
        <SchemaEntry node={{ ...node, children: [] }} />
      )}
      {!isPlain && <SchemaList nodes={node.children} isChoice={node.isChoice} />}
    </div>
  );
}

function SchemaEntry({ node }: { node: SchemaNode }) {
  const { name, type, isRequired, limits, values, description, children, isChoice } = node;
  return (
    <>
      <p className="wb-schema__name">
        {name !== null && <code translate="no">{name}</code>}
        {type !== '' && <span className="wb-quiet">{type}</span>}
        {isRequired && <strong>required</strong>}
      </p>
      {limits.length > 0 && <p className="wb-about">{limits.join(', ')}</p>}
      <Values values={values} />
      {description !== '' && (
        <p>
          <Marked text={description} />
        </p>
      )}
      {children.length > 0 && <SchemaList nodes={children} isChoice={isChoice} />}
    </>
  );
}

/** More values than these would push the fields apart, so they open by a press. */
const MOST_VALUES = 10;

function Values({ values }: Pick<SchemaNode, 'values'>) {
  if (values.length === 0) return null;
  const list = values.map((value, at) => (
    <span key={value}>
      {at > 0 && ', '}
      <code translate="no">{value}</code>
    </span>
  ));
  if (values.length > MOST_VALUES)
    return (
      <details className="wb-about">
        <summary>One of {values.length} values</summary>
        <p>{list}</p>
      </details>
    );
  return (
    <p className="wb-about">
      {values.length === 1 ? 'Always ' : 'One of '}
      {list}
    </p>
  );
}
