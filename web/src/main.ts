import { mount } from "svelte";
import App from "./App.svelte";
import "./look.css";
import { settings } from "./state/settings.svelte";
import { speech } from "./state/speech.svelte";

await speech.become(settings.language);
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("./worker.js");
