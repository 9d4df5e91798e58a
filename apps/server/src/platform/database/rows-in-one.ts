import { getTableColumns, type InferSelectModel, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** What JSON gives back as it was; a moment would come as text. */
type Plain<Row> = { [Name in keyof Row]: Row[Name] extends Date | null ? never : Name }[keyof Row] & string;

export interface OfPlan {
  readonly userId: string | Placeholder;
  readonly planId: string | Placeholder;
}
/** A part of a plan as one value of the statement that asks for another part, whichever module keeps either. */
export interface Carried<Cells, Found> {
  readonly value: (of: OfPlan) => SQL<readonly Cells[] | null>;
  readonly read: (value: readonly Cells[] | null) => Found;
}

/**
 * Rows of a table, carried: one question less for each table, and JSON is taken apart faster than rows are.
 */
export const rowsInOne = <Table extends PgTable, Name extends Plain<InferSelectModel<Table>>>(
  table: Table,
  names: readonly Name[],
  where: (of: OfPlan) => SQL | undefined,
  order: readonly SQL[],
): Carried<readonly unknown[], Pick<InferSelectModel<Table>, Name>[]> => {
  const columns = getTableColumns(table);
  const columnsAsked = sql.join(
    names.map((name) => sql`${columns[name]}`),
    sql`, `,
  );
  return {
    value: (of) =>
      sql`(select json_agg(json_build_array(${columnsAsked}) order by ${sql.join([...order], sql`, `)}) from ${table} where ${where(of)})`,
    read: (value) =>
      (value ?? []).map((cells) => {
        const row: Record<string, unknown> = {};
        for (const [index, name] of names.entries()) row[name] = cells[index];
        return row as Pick<InferSelectModel<Table>, Name>;
      }),
  };
};
