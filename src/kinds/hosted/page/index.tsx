import type { CardSettings } from './card/card';
import { ManagePaymentPage } from './card/ManagePaymentPage';
import { RealmPage } from './realm/RealmPage';
import { ModifyPage } from './subscription/ModifyPage';
import { UpgradePage } from './subscription/UpgradePage';

export { AccountPart } from './account/AccountPart';

interface HostedPagesProps {
  /** As its address ends. */
  page: 'subscription' | 'modify-subscription' | 'manage-payment' | 'sip-realm/edit';
  payment: CardSettings;
}

/** The pages of a hosted account. */
export function HostedPages({ page, payment }: HostedPagesProps) {
  switch (page) {
    case 'subscription':
      return <UpgradePage payment={payment} />;
    case 'modify-subscription':
      return <ModifyPage />;
    case 'manage-payment':
      return <ManagePaymentPage payment={payment} />;
    case 'sip-realm/edit':
      return <RealmPage />;
  }
}
