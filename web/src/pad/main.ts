import { mount } from "svelte";
import "../app.css";
import { firstWords } from "../lib/speech.svelte";
import Pad from "./Pad.svelte";

await firstWords("page", "pieces", "page-pad", "pad");
mount(Pad, { target: document.getElementById("page")! });
