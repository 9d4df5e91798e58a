import { ArticleBoard } from './article-board.tsx';
import { Cards, TableSpot } from './cards.tsx';
import { Exercise } from './exercise.tsx';
import { Formula, Note, Summary } from './notes.tsx';
import { Table } from './table.tsx';

/** What an article may use without importing it. */
export const COMPONENTS = { Board: ArticleBoard, Cards, Exercise, Formula, Note, Summary, Table, TableSpot };
