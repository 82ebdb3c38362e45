import type { FieldInputProps } from '../../../fields/kit';
import { SpeechModelChoice } from './SpeechModelChoice';

/** A model; what asks for the vendor's list comes with the first vendor that has models. */
export const SpeechModelInput = (props: FieldInputProps) => <SpeechModelChoice {...props} />;
