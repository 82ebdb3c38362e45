import type { ResourceDeclaration } from '../../schema/types';
import type { LocaleName } from '../i18n/locales';

/** The place that tells an admin which declarations beside the build were left out: it is there where there are any. */
export const problemsResource: ResourceDeclaration = {
  name: 'resource-problems',
  nav: { order: 1_000, icon: 'alert' },
  operations: ['list'],
  api: { base: '/none' },
  access: { scope: 'admin' },
  fields: {},
  pages: { list: 'resource-problems' },
};

type ProblemsTexts = {
  name: string;
  intro: string;
  file: string;
  number: string;
  place: string;
  problem: string;
  remedy: string;
  whole: string;
};

/** They come with the page. */
export const problemsTexts: Record<LocaleName, ProblemsTexts> = {
  en: {
    name: 'Resource problem |||| Resource problems',
    intro: 'These declarations beside the console have problems and were left out. Everything else works.',
    file: 'File',
    number: 'Number',
    place: 'Place',
    problem: 'Problem',
    remedy: 'Remedy',
    whole: 'The whole file',
  },
  de: {
    name: 'Ressourcenproblem |||| Ressourcenprobleme',
    intro: 'Diese Deklarationen neben der Konsole sind fehlerhaft und wurden ausgelassen. Alles andere funktioniert.',
    file: 'Datei',
    number: 'Nummer',
    place: 'Stelle',
    problem: 'Problem',
    remedy: 'Abhilfe',
    whole: 'Die ganze Datei',
  },
  fr: {
    name: 'Problème de ressource |||| Problèmes de ressources',
    intro: 'Ces déclarations placées à côté de la console sont erronées et ont été ignorées. Tout le reste fonctionne.',
    file: 'Fichier',
    number: 'Numéro',
    place: 'Emplacement',
    problem: 'Problème',
    remedy: 'Remède',
    whole: 'Le fichier entier',
  },
  es: {
    name: 'Problema de recurso |||| Problemas de recursos',
    intro: 'Estas declaraciones junto a la consola tienen errores y se han omitido. Todo lo demás funciona.',
    file: 'Archivo',
    number: 'Número',
    place: 'Lugar',
    problem: 'Problema',
    remedy: 'Remedio',
    whole: 'Todo el archivo',
  },
  'pt-BR': {
    name: 'Problema de recurso |||| Problemas de recursos',
    intro: 'Estas declarações ao lado do console têm erros e foram ignoradas. Todo o resto funciona.',
    file: 'Arquivo',
    number: 'Número',
    place: 'Lugar',
    problem: 'Problema',
    remedy: 'Solução',
    whole: 'O arquivo inteiro',
  },
};
