/** What `--help` prints. */
export const usage = `Usage: amplify-emulator [start] [options]
       amplify-emulator exec [options] -- <command> [arguments]
       amplify-emulator snapshot save|restore|delete <name>
       amplify-emulator snapshot list
       amplify-emulator reset

Runs the Amplify Gen 2 backend of a project on this machine, without AWS.

Commands:
  start                   run the backend until Ctrl-C (default)
  exec                    run a command with the backend; start it, or join the one that runs
  snapshot                save everything stored under a name, or restore, list or delete that
  reset                   delete everything stored, but no snapshot

Options:
  --project <folder>      folder that contains amplify/ (default: this folder)
  --port <number>         port (default: 20005)
  --hosted-port <number>  hosted UI port, if there are social providers (default: 20006)
  --state <folder>        folder for the local state (default: .amplify-emulator)
  --outputs <file>        where the outputs are written (default: amplify_outputs.json)
  --overwrite             replace outputs that a deployment wrote, without asking
  --fresh                 exec: with an empty state of its own, deleted at the end
  --snapshot <name>       exec: --fresh, but with a copy of this snapshot
  --seed <script>         script that creates demo content
  --index-lag <ms>        how long reads of an index miss a write (default: 0)
  --controls              let tests inject faults and move the clock
  --json                  print one line of JSON, when ready; messages go to standard error
  -h, --help              print this
  -v, --version           print the version

Folders and files are relative to the project.

Exit codes:
  0  stopped
  1  an unexpected error
  2  wrong options, no Amplify project, or no such snapshot
  3  amplify/ can't be synthesized or run
  4  a port is in use, or the emulator runs already
  5  the state is corrupt, or can't be written
  exec has the code of its command; 126 or 127 if it can't be run or found

Examples:
  amplify-emulator --project web --port 20007
  amplify-emulator exec -- npm run dev
  amplify-emulator exec --fresh -- npm test
  amplify-emulator --json | jq --raw-output .origin
`;
