# What environments refuse.

error-number = { $text ->
        [none] { $action } is the number of no action; legal ones are 1 in the action mask
       *[other] action { $action }, “{ $text }”, is not legal now; legal ones are 1 in the action mask
    }
error-chance-outcome = chance cannot draw { $outcome } now; what it can, chance_outcomes tells
error-not-reset = nothing is dealt yet; reset deals
error-batch-actions = a step takes one action for each table, { $wanted }, not { $given }
error-render-mode = there is no render mode “{ $mode }”; there are: { $allowed }
