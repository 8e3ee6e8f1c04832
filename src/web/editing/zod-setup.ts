import { z } from "zod";
import { ptBR } from "zod/locales";

// Imported by every form that validates with zod, and by nothing on the login page.
z.config(ptBR());
