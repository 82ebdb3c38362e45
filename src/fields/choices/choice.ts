export interface Choice {
  value: string | number;
  /** Used where the messages have no `resources.<name>.choices.<field>.<value>`. */
  label?: string;
}
