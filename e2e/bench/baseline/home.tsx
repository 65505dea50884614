import { generateClient } from 'aws-amplify/data';
import { getUrl } from 'aws-amplify/storage';
import { useEffect, useState } from 'react';
import type { Schema } from '../../../amplify/data/resource';

type Task = Schema['Tasks']['type'];

const client = generateClient<Schema>();

/** A member's page as tutorials write it: list everything and filter in the browser. */
export function Home() {
  const [tasks, setTasks] = useState<Task[]>([]);
  const [completedIds, setCompletedIds] = useState<string[]>([]);

  useEffect(() => {
    void client.models.Tasks.list().then(({ data }) => setTasks(data));
    void client.models.CompletedTask.list().then(({ data }) =>
      setCompletedIds(data.map(({ taskId }) => taskId)),
    );
    void client.models.UserProfile.list();
    void client.models.UserTaskSelection.list();
  }, []);

  const score = tasks.reduce(
    (sum, { id, score }) => sum + (completedIds.includes(id) ? (score ?? 0) : 0),
    0,
  );
  return (
    <main>
      <h1>{`Score: ${score}`}</h1>
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
  const [source, setSource] = useState<string>();
  useEffect(() => {
    if (path) void getUrl({ path }).then(({ url }) => setSource(url.toString()));
  }, [path]);
  return source ? <img src={source} alt="" width={320} /> : null;
}
