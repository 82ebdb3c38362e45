import { createElement } from 'react';
import { useQuestionForm, type QuestionFormProps } from './questionForm';

/** The questions of a dialog, drawn by the form that the engine hands down. */
export const Questions = (props: QuestionFormProps) => createElement(useQuestionForm(), props);
