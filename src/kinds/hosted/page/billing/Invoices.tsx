import { useLocale, useTranslate } from 'react-admin';
import { Asked } from '../HostedPage';
import { currency as usual } from './lines';
import { isNoInvoice } from './outcome';
import { useCardSubscription, useNextInvoice } from './ownPlan';
import { money } from './pricing';

/** @param seconds since 1970 */
export const dayText = (seconds: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(seconds * 1000);

/** Only addresses of the web lead anywhere. */
const webAddress = (address: string | null | undefined) =>
  address && /^https:\/\//i.test(address) ? address : undefined;

function NextInvoice() {
  const translate = useTranslate();
  const locale = useLocale();
  const next = useNextInvoice(true);
  const { data } = next;
  const currency = data?.currency ?? usual;
  return (
    <section className="form-card" aria-labelledby="next-invoice">
      <h2 id="next-invoice">{translate('hosted.invoices.next')}</h2>
      <Asked queries={isNoInvoice(next.error) ? [] : [next]}>
        {() =>
          data ? (
            <>
              {data.next_payment_attempt && (
                <p className="note">
                  {translate('hosted.invoices.due', { date: dayText(data.next_payment_attempt, locale) })}
                </p>
              )}
              <table className="invoice">
                <tbody>
                  {data.lines?.data?.map(({ description, amount }, index) => (
                    <tr key={index}>
                      <th scope="row">{description}</th>
                      <td className="amount">{money(amount ?? 0, currency, locale)}</td>
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">{translate('hosted.lines.total')}</th>
                    <td className="amount">{money(data.total ?? 0, currency, locale)}</td>
                  </tr>
                </tfoot>
              </table>
            </>
          ) : (
            <p className="note">{translate('hosted.invoices.none')}</p>
          )
        }
      </Asked>
    </section>
  );
}

function LatestInvoice() {
  const translate = useTranslate();
  const locale = useLocale();
  const subscription = useCardSubscription(true);
  const invoice = subscription.data?.latest_invoice;
  const [page, file] = [webAddress(invoice?.hosted_invoice_url), webAddress(invoice?.invoice_pdf)];
  return (
    <section className="form-card" aria-labelledby="latest-invoice">
      <h2 id="latest-invoice">{translate('hosted.invoices.latest')}</h2>
      <Asked queries={isNoInvoice(subscription.error) ? [] : [subscription]}>
        {() =>
          invoice ? (
            <dl className="facts">
              <dt>{translate('hosted.invoices.number')}</dt>
              <dd>{invoice.number}</dd>
              <dt>{translate('hosted.invoices.amount')}</dt>
              <dd>{money(invoice.total ?? 0, invoice.currency ?? usual, locale)}</dd>
              {invoice.created && <dt>{translate('hosted.invoices.date')}</dt>}
              {invoice.created && <dd>{dayText(invoice.created, locale)}</dd>}
              {page && (
                <dd>
                  <a className="page-link" href={page} target="_blank" rel="noreferrer">
                    {translate('hosted.invoices.open')}
                  </a>
                </dd>
              )}
              {file && (
                <dd>
                  <a className="page-link" href={file} target="_blank" rel="noreferrer">
                    {translate('hosted.invoices.pdf')}
                  </a>
                </dd>
              )}
            </dl>
          ) : (
            <p className="note">{translate('hosted.invoices.none')}</p>
          )
        }
      </Asked>
    </section>
  );
}

/** What the platform tells of invoices: the next one, and the one that was made last (platform-api 21.4). */
export const Invoices = () => (
  <>
    <NextInvoice />
    <LatestInvoice />
  </>
);
