import type { Juego } from '@estratega/domain';
import type { ReactNode } from 'react';
import { Shape } from '../../ui/card/suit.tsx';
import { CHESS_ARTICLES, type NavLinkItem, POKER_ARTICLES } from '../navigation.ts';

export interface SubmenuData {
  id: string;
  label: string;
  icon: ReactNode;
  items: readonly NavLinkItem[];
}

const BY_GAME: Readonly<Record<Juego, Omit<SubmenuData, 'id'>>> = {
  poker: { label: 'Artículos de póker', icon: <Shape of="s" className="palo" />, items: POKER_ARTICLES },
  ajedrez: { label: 'Artículos de ajedrez', icon: <Shape of="pawn" className="palo" />, items: CHESS_ARTICLES },
};

export const SUBMENUS: readonly SubmenuData[] = Object.entries(BY_GAME).map(([id, menu]) => ({ id, ...menu }));
