import { generateClient } from 'aws-amplify/data';
import { getUrl } from 'aws-amplify/storage';
import { useEffect, useState } from 'react';
import type { Schema } from '../../../amplify/data/resource';

type Task = Schema['Tasks']['type'];

const client = generateClient<Schema>();

/** A member's page as it is usually written: everything is listed, and the browser picks. */
export function Home() {
  const [tasks, setTasks] = useState<Task[]>([]);
  const [done, setDone] = useState<string[]>([]);

  useEffect(() => {
    void client.models.Tasks.list().then(({ data }) => setTasks(data));
    void client.models.CompletedTask.list().then(({ data }) =>
      setDone(data.map((one) => one.taskId)),
    );
    void client.models.UserProfile.list();
    void client.models.UserTaskSelection.list();
  }, []);

  const score = tasks.reduce(
    (sum, { id, score }) => sum + (done.includes(id) ? (score ?? 0) : 0),
    0,
  );
  return (
    <main>
      <h1>Score: {score}</h1>
      {tasks.slice(0, 3).map((task) => (
        <article key={task.id}>
          <Picture path={task.imagename} />
          <h2>{task.name}</h2>
          <p>{task.description}</p>
          <button>Mark Complete</button>
        </article>
      ))}
    </main>
  );
}

function Picture({ path }: { readonly path: string | null | undefined }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (path) void getUrl({ path }).then(({ url }) => setAddress(url.toString()));
  }, [path]);
  return address ? <img src={address} alt="" width={320} /> : null;
}
