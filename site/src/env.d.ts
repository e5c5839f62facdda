/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The rulebook that is being written; its components take numbers, tables and examples from it. */
    book?: import('./rulebook/book.ts').Book;
  }
}
