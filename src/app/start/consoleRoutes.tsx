import type { RouteObject } from 'react-router';
import { ResourceRoutes } from '../../engine/routes/ResourceRoutes';
import { inPart } from '../../loading/inPart';
import { insideBase } from '../../schema/addresses';
import type { ConsoleParts } from './consoleParts';
import { ConsoleShell } from './ConsoleShell';
import { hostedRoutes } from './hostedRoutes';
import { GoHome } from './pages/GoHome';
import { NotFoundInside } from './pages/NotFoundInside';
import { NotFoundOutside } from './pages/NotFoundOutside';
import { RouteCrash } from './pages/RouteCrash';
import { WithExtras } from './WithExtras';

const RefusalPage = inPart(() => import('../handWritten/RefusalPage').then(({ RefusalPage }) => RefusalPage), {
  heading: 'h1',
});

/** Where react-admin's own pages lead a session that may not see them. */
const refusals: RouteObject[] = [
  { path: 'access-denied', element: <RefusalPage reason="access_denied" /> },
  { path: 'authentication-error', element: <RefusalPage reason="authentication_error" /> },
];

/** The addresses of the console. */
export function consoleRoutes(parts: ConsoleParts): RouteObject[] {
  const { registry, sessions, features, loadExtras } = parts;
  const home = <GoHome sessions={sessions} />;
  return [
    {
      path: insideBase,
      element: <ConsoleShell parts={parts} />,
      errorElement: <RouteCrash />,
      children: [
        { index: true, element: home },
        ...(features.hosted ? hostedRoutes() : []),
        ...registry.resources.map((resource) => ({
          path: `${resource.name}/*`,
          element: (
            <WithExtras key={resource.name} extras={loadExtras(resource.name)}>
              <ResourceRoutes resource={resource} notFound={<NotFoundInside />} />
            </WithExtras>
          ),
        })),
        ...refusals,
        { path: '*', element: <NotFoundInside /> },
      ],
    },
    { path: '/', element: home },
    { path: '/sign-in', element: home },
    { path: '*', element: <NotFoundOutside /> },
  ];
}
