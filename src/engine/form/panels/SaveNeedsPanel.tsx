import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../../fields/elements/Notice';
import { useWatchedFacts } from '../../../fields/input/useFieldFacts';
import { plainText } from '../../../fields/plainText';
import { addresses } from '../../../schema/addresses';
import { messageKey } from '../../../schema/messageKey';
import { readPath } from '../../../schema/facts/predicate';
import { useHoldSave } from '../save/saveHolds';
import type { PanelProps } from './panels';
import { useNoCandidates, type Candidates } from './useNoCandidates';

interface NeedsReferred {
  /** The field whose record is meant. */
  field: string;
  resource: string;
  /** What that record must have. */
  has: string;
  /** Message keys: that it has not, and of the link to where it can be set. */
  message: string;
  link: string;
}

interface NeedsCandidates extends Candidates {
  /** Message key: there is none; `ofOwner` where the field `owner` has a value. */
  message: string;
  owner?: string;
  ofOwner?: string;
}

/** The chosen record lacks what it must have: that is said, with a link to where it can be set. */
function ReferredNeed({ resource, options }: Pick<PanelProps, 'resource' | 'options'>) {
  const { field, resource: target, has, message, link } = options as unknown as NeedsReferred;
  const translate = useTranslate();
  const facts = useWatchedFacts(useMemo(() => [field], [field]));
  const id = plainText(facts.subject[field]);
  const { data } = useGetOne<RaRecord>(target, { id }, { enabled: id !== '', retry: false });
  const isHeld = data !== undefined && plainText(readPath(has, { subject: data })) === '';
  useHoldSave(isHeld);
  if (!isHeld) return null;
  return (
    <Notice
      kind="warning"
      action={<Link to={addresses.edit(target, id)}>{translate(messageKey(resource.name, link))}</Link>}
    >
      {translate(messageKey(resource.name, message))}
    </Notice>
  );
}

/** There is nothing that could be chosen. */
function CandidatesNeed({ resource, options }: Pick<PanelProps, 'resource' | 'options'>) {
  const { owner, message, ofOwner, ...wanted } = options as unknown as NeedsCandidates;
  const translate = useTranslate();
  const facts = useWatchedFacts(useMemo(() => (owner === undefined ? [] : [owner]), [owner]));
  if (!useNoCandidates(wanted)) return null;
  const isOwned = owner !== undefined && plainText(facts.subject[owner]) !== '';
  return (
    <Notice kind="warning">{translate(messageKey(resource.name, isOwned ? (ofOwner ?? message) : message))}</Notice>
  );
}

/**
 * What must be there before the form can be saved at all: records of `options.resource` that may be chosen (`candidates`), or what the
 * chosen one must have (`has`). Where it is not, that is said and Save is not offered.
 */
export function SaveNeedsPanel({ resource, options, mode }: PanelProps) {
  if (mode === 'show') return null;
  const Need = 'has' in options ? ReferredNeed : CandidatesNeed;
  return <Need resource={resource} options={options} />;
}
