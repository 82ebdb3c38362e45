import { useDataProvider } from 'react-admin';
import { useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { useConsole } from '../../session/ConsoleContext';
import { findBySid } from './findBySid';
import { useOpenRecord } from './useOpenRecord';

/** Looks an identifier up and opens what has it. `missing` is one that nothing has, as far as this session sees. */
export function useLookUp() {
  const facts = useConsole();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const open = useOpenRecord();
  const [isLooking, setLooking] = useState(false);
  const [missing, setMissing] = useState<string>();
  const lookUp = async (sid: string): Promise<boolean> => {
    if (isLooking) return false;
    setMissing(undefined);
    setLooking(true);
    const found = await findBySid(facts, dataProvider, sid);
    setLooking(false);
    if (found) await open(found.resource, found.record);
    else setMissing(sid);
    return found !== undefined;
  };
  return { lookUp, isLooking, missing };
}
