import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { firstWords } from "./lib/speech.svelte";

await firstWords("page", "room", "pieces");
mount(App, { target: document.getElementById("page")! });
