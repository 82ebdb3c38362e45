import { useTranslate } from 'react-admin';
import { useId, useState, type ReactNode } from 'react';
import { PlainButton } from '../../../../fields/elements/PlainButton';

interface FigureProps {
  title: string;
  head: string[];
  rows: { key: string; cells: ReactNode[] }[];
  /** The chart. */
  children: ReactNode;
}

/** A chart, and the same numbers as a table. */
export function Figure({ title, head, rows, children }: FigureProps) {
  const translate = useTranslate();
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <figure className="overview-figure" aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        <PlainButton aria-describedby={id} onClick={() => setTable(!isTable)}>
          {translate(isTable ? 'overview.chart' : 'overview.table')}
        </PlainButton>
      </figcaption>
      {isTable ? (
        <div className="scroll">
          <table className="plain-table" aria-labelledby={id}>
            <thead>
              <tr>
                {head.map((text) => (
                  <th key={text} scope="col">
                    {text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {cells.map((cell, index) => (
                    <td key={head[index]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        children
      )}
    </figure>
  );
}
