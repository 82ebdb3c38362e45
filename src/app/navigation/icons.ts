import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import AltRoute from '@mui/icons-material/AltRoute';
import AppsOutlined from '@mui/icons-material/AppsOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CallMade from '@mui/icons-material/CallMade';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import RecordVoiceOverOutlined from '@mui/icons-material/RecordVoiceOverOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import StorageOutlined from '@mui/icons-material/StorageOutlined';

type Icon = typeof SettingsOutlined;

/** Icons by the names that declarations use in `nav.icon`. */
const icons: Record<string, Icon> = {
  user: PeopleOutlined,
  settings: SettingsOutlined,
  account: BusinessOutlined,
  client: DevicesOutlined,
  application: AppsOutlined,
  call: CallMade,
  alert: NotificationsOutlined,
  carrier: AccountTreeOutlined,
  speech: RecordVoiceOverOutlined,
  phone: PhoneOutlined,
  teams: GroupsOutlined,
  route: AltRoute,
  key: KeyOutlined,
  provider: StorageOutlined,
};

/** A plain shape stands for a name that nothing is known about. */
export const iconOf = (name: string | undefined): Icon => icons[name ?? ''] ?? CategoryOutlined;
