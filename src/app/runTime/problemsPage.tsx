import { useDocumentTitle } from '../../engine/routes/useDocumentTitle';
import type { PageProps } from '../../engine/routes/pageRegistry';
import { useResourceTexts } from '../../actions/texts';
import type { FileProblem } from '../../schema/runTime/jsonFile';
import './problemsPage.css';

/** A page with what is wrong with declarations: what it says of them is English, as they are themselves. */
export const problemsPage = (problems: readonly FileProblem[]) =>
  function ResourceProblems({ resource }: PageProps) {
    const texts = useResourceTexts(resource.name);
    const title = texts.name();
    useDocumentTitle(title);
    return (
      <div className="resource-problems">
        <h1>{title}</h1>
        <p>{texts.text('intro', '')}</p>
        <div className="list-surface">
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.text('file', '')}</th>
                <th scope="col">{texts.text('number', '')}</th>
                <th scope="col">{texts.text('place', '')}</th>
                <th scope="col">{texts.text('problem', '')}</th>
                <th scope="col">{texts.text('remedy', '')}</th>
              </tr>
            </thead>
            <tbody>
              {problems.map(({ file, id, at, message, hint }, index) => (
                <tr key={index}>
                  <td>{file}</td>
                  <td>{id}</td>
                  <td>{at ? <code>{at}</code> : texts.text('whole', '')}</td>
                  <td lang="en">{message}</td>
                  <td lang="en">{hint}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    );
  };
