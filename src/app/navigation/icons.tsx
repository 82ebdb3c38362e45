import { mark } from '../../fields/elements/marks';

const head = <circle cx="6" cy="5" r="2.4" />;
const shoulders = <path d="M1.8 13.4c0-2.5 1.9-4.2 4.2-4.2s4.2 1.7 4.2 4.2" />;

/** A plain shape stands for a name that nothing is known about. */
const Shapes = mark(
  <path d="M8 2 11.4 7.2H4.6ZM2.6 9.4h4.2v4.2H2.6ZM11.4 9.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6Z" />,
);

/** Icons by the names that declarations use in `nav.icon`. */
const icons: Record<string, typeof Shapes> = {
  user: mark(
    <>
      {head}
      {shoulders}
      <path d="M10.4 2.8a2.4 2.4 0 0 1 0 4.4M12 9.6c1.4.6 2.2 2 2.2 3.8" />
    </>,
  ),
  settings: mark(
    <>
      <path d="M2 4.6h5.6m3.8 0H14M2 11.4h2.6m3.8 0H14" />
      <circle cx="9.5" cy="4.6" r="1.9" />
      <circle cx="6.5" cy="11.4" r="1.9" />
    </>,
  ),
  account: mark(<path d="M1.8 13.8h12.4M3 13.8V2.4h6.2v11.4m0-7.2H13v7.2M5.4 5.2h1.4M5.4 8h1.4m-1.4 2.8h1.4" />),
  client: mark(
    <path d="M8 10.4H2.6a1 1 0 0 1-1-1V3.6a1 1 0 0 1 1-1h9.6a1 1 0 0 1 1 1M4.4 13.4H8m2.6-7.2h3.8v7.2h-3.8Z" />,
  ),
  application: mark(<path d="M2.4 2.4h4.2v4.2H2.4Zm7 0h4.2v4.2H9.4Zm-7 7h4.2v4.2H2.4Zm7 0h4.2v4.2H9.4Z" />),
  call: mark(<path d="M3.6 12.4 12 4M5.8 4H12v6.2" />),
  chart: mark(<path d="M2.4 13.6h11.2M4 11V8.4m4 2.6V3m4 8V6" />),
  alert: mark(<path d="M3.4 11.6c.9-.9 1.2-2 1.2-4.2a3.4 3.4 0 0 1 6.8 0c0 2.2.3 3.3 1.2 4.2ZM6.8 14h2.4M8 4V2.2" />),
  carrier: mark(
    <path d="M1.8 2.4h4V6h-4Zm8.4 0h4V6h-4Zm0 7.8h4v3.6h-4ZM5.8 4.2h4.4M8 4.2v6.6a1.2 1.2 0 0 0 1.2 1.2h1" />,
  ),
  speech: mark(
    <>
      {head}
      {shoulders}
      <path d="M11 3.4a2.6 2.6 0 0 1 0 3.2m2-4.8a5.4 5.4 0 0 1 0 6.4" />
    </>,
  ),
  phone: mark(
    <path d="M3.2 2.2h2.6l1.3 3.3-1.7 1.2a8.4 8.4 0 0 0 3.9 3.9l1.2-1.7 3.3 1.3v2.6a1 1 0 0 1-1.1 1A11.2 11.2 0 0 1 2.2 3.3a1 1 0 0 1 1-1.1Z" />,
  ),
  teams: mark(
    <>
      <circle cx="8" cy="5.4" r="2.2" />
      <path d="M4.4 13.4c0-2.2 1.6-3.6 3.6-3.6s3.6 1.4 3.6 3.6M3.6 8a1.7 1.7 0 1 1 .4-3.2M1.2 12.4c0-1.2.5-2 1.4-2.5M12.4 8a1.7 1.7 0 1 0-.4-3.2m2.8 7.6c0-1.2-.5-2-1.4-2.5" />
    </>,
  ),
  route: mark(<path d="M8 14V9.6c0-2.6-4-2-4-6.6M8 9.6c0-2.6 4-2 4-6.6M1.8 4.8 4 2.6l2.2 2.2m3.6 0L12 2.6l2.2 2.2" />),
  key: mark(<path d="M5 5.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6ZM7.8 8h6.4v2.6M11.4 8v2" />),
  provider: mark(<path d="M2 2.6h12v3H2Zm0 3.9h12v3H2Zm0 3.9h12v3H2ZM4.6 4.1h.1M4.6 8h.1m-.1 3.9h.1" />),
};

export const iconOf = (name: string | undefined) => icons[name ?? ''] ?? Shapes;
