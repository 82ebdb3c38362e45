import type { RouteObject } from 'react-router';
import { ResourceRoutes } from '../../engine/routes/ResourceRoutes';
import { insideBase } from '../../schema/addresses';
import type { ConsoleParts } from './consoleParts';
import { ConsoleShell } from './ConsoleShell';
import { GoHome } from './pages/GoHome';
import { NotFoundInside } from './pages/NotFoundInside';
import { NotFoundOutside } from './pages/NotFoundOutside';
import { RouteCrash } from './pages/RouteCrash';
import { WithExtras } from './WithExtras';

/** The addresses of the console; what a deployment has switched off does not exist. */
export function consoleRoutes(parts: ConsoleParts): RouteObject[] {
  const { registry, features, sessions, loadExtras } = parts;
  const existing = registry.resources.filter(({ feature }) => !feature || features[feature]);
  const home = <GoHome sessions={sessions} />;
  return [
    {
      path: insideBase,
      element: <ConsoleShell parts={parts} />,
      errorElement: <RouteCrash />,
      children: [
        { index: true, element: home },
        ...existing.map((resource) => ({
          path: `${resource.name}/*`,
          element: (
            <WithExtras key={resource.name} extras={loadExtras(resource.name)}>
              <ResourceRoutes resource={resource} notFound={<NotFoundInside />} />
            </WithExtras>
          ),
        })),
        { path: '*', element: <NotFoundInside /> },
      ],
    },
    { path: '/', element: home },
    { path: '/sign-in', element: home },
    { path: '*', element: <NotFoundOutside /> },
  ];
}
