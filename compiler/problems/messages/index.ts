export type Code = string;
