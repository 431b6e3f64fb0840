import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { speech, wishedLanguage } from "./lib/speech.svelte";

await speech.use(wishedLanguage()).catch(() => speech.use("en"));
mount(App, { target: document.getElementById("page")! });
