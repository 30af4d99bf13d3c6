# Many deals by bots: `paiju simulate` and `paiju arena`.

error-workers-died = one of the processes has died, perhaps for lack of memory; what stands in a file of results is good, and the same command goes on there
error-results-other = “{ $path }” holds deals of something else, or is damaged; give the same command, game, bots, options, seed and budget, or another file
error-ray-missing = Ray is not installed; install it by: python -m pip install 'paiju[ray]'
error-ray-address = “{ $address }” is no address of a Ray cluster; allowed: local (a cluster of this machine alone), auto (the one that runs here), HOST:PORT
error-ray-silent = no Ray cluster has answered at { $address } within { $seconds } seconds
error-ray-unreachable = the Ray cluster “{ $address }” cannot be joined: { $reason }
error-ray-failed = Ray could not do the work: { $reason }
error-ray-version = this is paiju { $here }, and on the cluster there is { $there }; both must be the same
error-cli-no-folder = there is no folder “{ $path }”
