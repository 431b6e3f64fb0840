import { mount } from "svelte";
import english from "virtual:words/pad/en";
import "../app.css";
import { speech, wishedLanguage } from "../lib/speech.svelte";
import Pad from "./Pad.svelte";

speech.learn(english, {
  de: () => import("virtual:words/pad/de"),
  fr: () => import("virtual:words/pad/fr"),
  it: () => import("virtual:words/pad/it"),
  nl: () => import("virtual:words/pad/nl"),
  ru: () => import("virtual:words/pad/ru"),
});
await speech.use(wishedLanguage()).catch(() => speech.use("en"));
mount(Pad, { target: document.getElementById("page")! });
